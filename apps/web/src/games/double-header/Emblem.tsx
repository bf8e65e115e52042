import { Picture } from '../../locomotives/Picture.tsx';

/** Two locomotives of the roster, for the game's sign: the pair of the first lesson. */
export default function Emblem() {
  return (
    <>
      <Picture
        decorative
        mirrored
        locomotive={{
          id: 'lner-a4-mallard',
          name: 'LNER A4 Mallard',
          operator: 'London and North Eastern Railway',
          country: 'GB',
          whyte: '4-6-2',
          features: ['streamlined', 'superheated', 'three-cylinder', 'high-drivers'],
        }}
      />
      <Picture
        decorative
        locomotive={{
          id: 'prr-k4s',
          name: 'Pennsylvania Railroad K4s Pacific',
          operator: 'Pennsylvania Railroad',
          country: 'US',
          whyte: '4-6-2',
          features: ['superheated', 'high-drivers', 'passenger'],
        }}
      />
    </>
  );
}
