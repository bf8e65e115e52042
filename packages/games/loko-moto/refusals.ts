import type { Decision, Refusal, Seat } from '@turntable/engine';
import {
  builtBy,
  FREE,
  INKED,
  isReserved,
  ownerOf,
  reservedBy,
  type Action,
  type SectionState,
  type View,
} from './types.ts';
import type { Clause } from './clauses.ts';
import { containsPattern, shapeOf, trainOf } from './cards.ts';
import { dealRefusals } from './deal.ts';
import { leftToClose } from './decisions.ts';
import { nameValue, seatValue, sectionName, shapeValue } from './names.ts';
import { availableShapes, type Buy } from './purchases.ts';
import { hangTogether, oddStations, topology, type Topology } from './topology.ts';

type Why = Refusal<Clause>;
const LEGAL: readonly Why[] = [];

/** Why the viewer may not play this: the reasons in the order of docs/record.md, the first one to be cited. */
export function refusals(view: View, decision: Decision | undefined, action: Action): readonly Why[] {
  if (view.phase === 'over') return [{ clause: 'LM-5.1' }];
  if (!decision || !view.decisions.some((d) => d.id === decision.id))
    return [{ clause: 'LM-1.4', with: { seat: seatValue(view.turn) } }];
  if (decision.kind === 'deal' || action.type === 'deal') return dealRefusals(view, decision, action);
  const { viewer } = view;
  if (typeof viewer !== 'number' || viewer !== view.turn)
    return [{ clause: 'LM-1.4', with: { seat: seatValue(view.turn) } }];
  if ((decision.kind === 'opening') !== (action.type === 'close')) return [closing(view)];
  switch (action.type) {
    case 'close':
      return sectionStateOf(view, action.section) === FREE ? LEGAL : [closing(view)];
    case 'reserve':
      return reserving(view, action.sections);
    case 'build':
      return building(view, viewer, action.section);
    case 'buy':
      return buying(view, viewer, action);
  }
}

const closing = (view: View): Why => ({
  clause: 'LM-6.1',
  with: { opening: view.phase === 'opening' ? 'yes' : 'no', left: leftToClose(view) },
});

/** What a section is; undefined if the map has none of that name. */
function sectionStateOf(view: View, id: string): SectionState | undefined {
  const section = topology(view.box.sheet).index.get(id);
  return section === undefined ? undefined : view.lines[section];
}

/** LM-2.1 and LM-2.2: two different free sections, or the very last free one. */
function reserving(view: View, sections: readonly string[]): readonly Why[] {
  const [a, b] = sections;
  const enough = sections.length === 2 ? a !== b : sections.length === 1 && view.free === 1;
  if (enough && sectionStateOf(view, a!) === FREE && (b === undefined || sectionStateOf(view, b) === FREE))
    return LEGAL;
  const taken = sections.filter((id) => sectionStateOf(view, id) !== FREE).length;
  return [{ clause: 'LM-2.1', with: { count: sections.length, taken, free: view.free } }];
}

function building(view: View, by: Seat, id: string): readonly Why[] {
  const line = sectionStateOf(view, id);
  if (line === FREE || line === reservedBy(by)) return LEGAL;
  const why =
    line === undefined ? 'unknown' : line === INKED ? 'inked' : isReserved(line) ? 'reserved' : 'built';
  const owner = line === undefined ? undefined : ownerOf(line);
  return [
    {
      clause: 'LM-2.3',
      with: {
        why,
        section: nameValue(sectionName(view.box.sheet, id)),
        ...(owner === undefined ? {} : { seat: seatValue(owner) }),
      },
    },
  ];
}

/** Every reason against a purchase, rows 6 to 13 of the table in docs/record.md. */
function buying(
  view: View,
  buyer: Seat,
  { train: id, sections: named, shape: claimed }: Buy,
): readonly Why[] {
  const out: Why[] = [];
  const map = topology(view.box.sheet);
  const sections = named.map((section) => map.index.get(section) ?? -1);
  const faceUp = view.market.includes(id);
  if (!faceUp) out.push({ clause: 'LM-3.1', with: { why: 'train' } });
  const reserved = sections.findIndex((s) => s >= 0 && isReserved(view.lines[s]!));
  if (reserved >= 0)
    out.push({
      clause: 'LM-2.6',
      with: { section: nameValue(sectionName(view.box.sheet, named[reserved]!)) },
    });
  const wrong = wrongSet(view, map, buyer, sections);
  if (wrong) out.push({ clause: 'LM-3.1', with: { why: wrong } });
  if (view.box.advanced && !wrong) {
    const odd = oddStations(map, sections);
    if (odd > 2) out.push({ clause: 'LM-8.1', with: { odd } });
  }
  const shape = claimed === null ? null : availableShapes(view, buyer).find((s) => s.id === claimed);
  if (shape === undefined) out.push({ clause: 'LM-3.4', with: { shape: shapeValue(claimed ?? '') } });
  if (!faceUp) return out;
  const { price } = trainOf(view.box, id);
  const count = sections.length;
  if (count < price || (count > price && claimed === null))
    out.push({ clause: 'LM-3.2', with: { price, count } });
  if (shape) {
    const known = shapeOf(view.box, shape.id);
    const size = known.pattern.length;
    if (!containsPattern(view.box.sheet, known, sections))
      out.push({ clause: 'LM-3.5', with: { shape: shapeValue(known.id) } });
    if (count > price) {
      const exact = view.market.some((t) => t !== null && trainOf(view.box, t).price === size);
      if (count !== size) out.push({ clause: 'LM-3.6', with: { why: 'more', count, size } });
      else if (exact) out.push({ clause: 'LM-3.6', with: { why: 'exact', count, size } });
    }
  }
  return out;
}

/** What is wrong with a set as an inked set (LM-3.1), if anything is. */
function wrongSet(
  view: View,
  map: Topology,
  buyer: Seat,
  sections: readonly number[],
): 'empty' | 'twice' | 'foreign' | 'apart' | undefined {
  if (sections.length === 0) return 'empty';
  if (new Set(sections).size < sections.length) return 'twice';
  if (sections.some((s) => view.lines[s] !== builtBy(buyer))) return 'foreign';
  return hangTogether(map, sections) ? undefined : 'apart';
}
