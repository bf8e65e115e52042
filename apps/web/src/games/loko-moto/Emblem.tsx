import { TrainPicture } from './market/TrainPicture.tsx';
import './market/trains.css';

/** A train of the deck, for the game's sign. */
export default function Emblem() {
  return <TrainPicture id="nohab" />;
}
