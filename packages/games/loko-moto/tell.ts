import type { Message } from '@turntable/engine';
import type { Event, View } from './types.ts';
import { trainOf } from './cards.ts';
import { nameValue, sectionName, seatValue, shapeValue } from './names.ts';

/** The event as a sentence of the log: `loko-moto.log.<kind>`, with stations and trains by name and seats as `@0`. */
export function tell(view: View, event: Event): Message {
  return { key: `loko-moto.log.${event.kind}`, values: values(view, event) };
}

function values({ box }: View, event: Event): Record<string, string | number> {
  const name = (id: string): string => nameValue(sectionName(box.sheet, id));
  switch (event.kind) {
    case 'dealt':
      return { starter: seatValue(event.starter) };
    case 'reserved': {
      const [first, second] = event.sections;
      return { count: event.sections.length, first: name(first!), second: name(second ?? first!) };
    }
    case 'built':
      return { section: name(event.section), reserved: event.reserved ? 'yes' : 'no' };
    case 'closed':
      return { section: name(event.section), left: event.left };
    case 'bought': {
      const { price, bonus, name: train } = trainOf(box, event.train);
      const count = event.sections.length;
      return { train: nameValue(train), price, bonus, count, over: event.over ? 'yes' : 'no' };
    }
    case 'train-up': {
      if (event.train === null) return { train: '', price: 0, none: 'yes' };
      const { name: train, price } = trainOf(box, event.train);
      return { train: nameValue(train), price, none: 'no' };
    }
    case 'claimed':
      return { shape: shapeValue(event.shape), points: event.points, secret: event.secret ? 'yes' : 'no' };
    case 'shape-up':
      return {
        shape: event.shape === null ? '' : shapeValue(event.shape),
        points: event.points,
        none: event.shape === null ? 'yes' : 'no',
      };
    case 'over':
      return {
        winners: seatValue(...event.winners),
        score: event.scores[event.winners[0]!]!,
        tie: event.tie,
      };
    case 'revealed': {
      const [first, second] = event.shapes;
      return {
        seat: seatValue(event.seat),
        count: event.shapes.length,
        first: shapeValue(first!),
        second: shapeValue(second ?? first!),
      };
    }
  }
}
