/** The parts that are drawn when the page opens, after those in which a buyer types first. */
export { Lower } from './Lower.tsx';
export { Stage } from './Stage.tsx';
