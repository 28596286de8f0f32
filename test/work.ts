/** Milliseconds of work of this process so far: other programs on the machine do not count. */
export function workDone(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
