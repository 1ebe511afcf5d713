export { default } from '../Home';
