/** Loaded into a measured process: reports its resource use over a side channel. */
export interface Usage {
  /** Microseconds of CPU, user and system. */
  readonly cpu: number;
  /** Bytes. */
  readonly rss: number;
  readonly heap: number;
}

process.on('message', (wish: 'usage' | 'collected usage') => {
  if (wish === 'collected usage') {
    globalThis.gc?.();
    globalThis.gc?.();
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const usage: Usage = { cpu: user + system, rss, heap: heapUsed };
  process.send?.(usage);
});
process.on('disconnect', () => process.exit());
process.channel?.unref();
