/** For `node --import`: tells at the end, as the last line of standard error, what the process has used. */
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const worked = (userCPUTime + systemCPUTime) / 1000;
  process.stderr.write(`${JSON.stringify({ megabytes: maxRSS / 1024, worked })}\n`);
});
