import { Picture } from '../../locomotives/Picture.tsx';

/** A locomotive of the roster, for the game's sign. */
export default function Emblem() {
  return (
    <Picture
      decorative
      locomotive={{
        id: 'up-big-boy-4884-1',
        name: 'Union Pacific Big Boy',
        operator: 'Union Pacific Railroad',
        country: 'US',
        whyte: '4-8-8-4',
        features: ['articulated', 'four-cylinder', 'superheated', 'feedwater-heater', 'freight'],
      }}
    />
  );
}
