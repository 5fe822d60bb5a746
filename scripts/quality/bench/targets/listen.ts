/** The port that `startTarget` assigns. */
export const port = Number(process.env.PORT);
export const hostname = '127.0.0.1';
