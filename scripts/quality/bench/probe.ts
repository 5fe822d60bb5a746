/** Loaded into a measured process: reports its resource use over a side channel. */
export interface Usage {
  /** Microseconds of CPU, user and system. */
  readonly cpu: number;
  /** Bytes. */
  readonly rss: number;
  readonly heap: number;
}

process.on('message', ({ collected }: { collected: boolean }) => {
  if (collected) for (let times = 0; times < 2; times += 1) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpu: user + system, rss, heap: heapUsed } satisfies Usage);
});
process.on('disconnect', () => process.exit());
process.channel?.unref();
