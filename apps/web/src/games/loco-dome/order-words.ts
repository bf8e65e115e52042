export { orderWords } from '../versus/order-words.ts';
