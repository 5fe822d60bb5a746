/** The parts that are drawn when the page opens, after those in which a buyer types first. */
export { Lower as lower } from './Lower.tsx';
export { Stage as stage } from './Stage.tsx';
