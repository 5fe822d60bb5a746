/** Where a yardstick listens, as `startTarget` asks. */
export const port = Number(process.env.PORT);
export const hostname = '127.0.0.1';
