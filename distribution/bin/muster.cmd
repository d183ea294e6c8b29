@echo off
rem Starts Muster on Windows.
rem
rem   JAVA_HOME         the Java to run with (default: java on the path), 17 or later
rem   MUSTER_PLUGINS    folder of plugin jars (default: plugins\ of the folder that Muster was unpacked to)
rem   MUSTER_JAVA_OPTS  more options for java
rem
rem Exit 70: Muster could not be started. All other codes are Muster's own.
setlocal DisableDelayedExpansion

for %%i in ("%~dp0..") do set "ROOT=%%~fi"
set "LIB=%ROOT%\lib"
set "JAVA=java.exe"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo muster: Java is missing. Install a JDK, 17 or later, and let JAVA_HOME name its folder. 1>&2
  exit /b 70
)

set "JAR="
for %%j in ("%LIB%\cli-*.jar") do set "JAR=%%~fj"
if not defined JAR (
  echo muster: there is no %LIB%\cli-*.jar 1>&2
  exit /b 70
)
if not defined MUSTER_PLUGINS set "MUSTER_PLUGINS=%ROOT%\plugins"

rem Short commands end before a better compiler pays. So do the judging of one game and an evening's play; long ones need it.
set "SPEED=-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:CICompilerCount=1 -XX:-UsePerfData -Dsun.reflect.inflationThreshold=100000"
for %%c in (simulate sweep tournament forecast serve) do if /i "%~1"=="%%c" set "SPEED=-XX:+UseParallelGC"
if /i "%~1 %~2"=="ruleset watch" set "SPEED=-XX:+UseParallelGC"
if /i "%~1"=="verify" if exist "%~2\" set "SPEED=-XX:+UseParallelGC"

rem The libraries of the host, of what prints and of who writes data are on nobody else's class path.
set "COMMAND=%~1 %~2"
if /i "%~1"=="--language" set "COMMAND=%~3 %~4"
if /i "%~1"=="--plugins" set "COMMAND=%~3 %~4"
for /f "tokens=1" %%c in ("%COMMAND%") do set "FIRST=%%c"
set "CLASS_PATH=%JAR%"
if /i "%FIRST%"=="serve" set "CLASS_PATH=%JAR%;%LIB%-host\*;%LIB%-paper\*"
if /i "%COMMAND%"=="ruleset watch" set "CLASS_PATH=%JAR%;%LIB%-host\*;%LIB%-paper\*"
for %%c in (sheet chronicle) do if /i "%FIRST%"=="%%c" set "CLASS_PATH=%JAR%;%LIB%-paper\*"
for %%c in (schema catalogue) do if /i "%FIRST%"=="%%c" set "CLASS_PATH=%JAR%;%LIB%-check\*"

rem What Muster writes is UTF-8; the console is told so, and afterwards what it was told before.
set "PAGE="
for /f "tokens=2 delims=:." %%p in ('chcp') do set "PAGE=%%p"
chcp 65001 >nul

"%JAVA%" -Xshare:auto -Xlog:disable -Xlog:all=error:stderr -Dfile.encoding=UTF-8 -Djava.awt.headless=true -Djava.locale.providers=CLDR ^
  -Dguice_custom_class_loading=CHILD -XX:-OmitStackTraceInFastThrow "-Dmuster.plugins=%MUSTER_PLUGINS%" "-Dmuster.repository=%ROOT%\repository" ^
  "-Dmuster.docs=%ROOT%\site" ^
  "-Dmuster.cache=%LOCALAPPDATA%\muster" ^
  %SPEED% %MUSTER_JAVA_OPTS% -cp "%CLASS_PATH%" org.muster.cli.Main %*
set "CODE=%ERRORLEVEL%"

if defined PAGE chcp %PAGE% >nul
exit /b %CODE%
