export { OrderSheet } from './OrderSheet.tsx';
export { Review } from './Review.tsx';
