import { later } from '../../../ui/later.tsx';

// What a table draws at some of its moments only.
export const BackBanner = later(async () => (await import('../clock/BackBanner.tsx')).BackBanner);
export const CatchUpBar = later(async () => (await import('../catchup/CatchUpBar.tsx')).CatchUpBar);
export const Clocks = later(async () => (await import('../clock/Clocks.tsx')).Clocks);
export const Curtain = later(async () => (await import('./Curtain.tsx')).Curtain);
export const EndStrip = later(async () => (await import('./EndStrip.tsx')).EndStrip);
export const JudgeAsks = later(async () => (await import('../../../session/judge/JudgeAsks.tsx')).JudgeAsks);
export const JudgeSeat = later(async () => (await import('../../../session/judge/JudgeSeat.tsx')).JudgeSeat);
export const KeeperPanel = later(async () => (await import('../room/KeeperPanel.tsx')).default);
export const KeepOffer = later(async () => (await import('./KeepOffer.tsx')).KeepOffer);
export const OrdersStrip = later(async () => (await import('./OrdersStrip.tsx')).OrdersStrip);
export const Proposed = later(async () => (await import('../clock/Proposed.tsx')).Proposed);
export const Rejoinder = later(async () => (await import('../court/Rejoinder.tsx')).Rejoinder);
export const Remarks = later(async () => (await import('../talk/Remarks.tsx')).Remarks);
export const SeatGiven = later(async () => (await import('../links/SeatGiven.tsx')).SeatGiven);
export const Since = later(async () => (await import('../catchup/Since.tsx')).Since);
export const SinceLine = later(async () => (await import('../catchup/Since.tsx')).SinceLine);
export const TellOffer = later(async () => (await import('./TellOffer.tsx')).TellOffer);
export const TableMenu = later(async () => (await import('../menu/TableMenu.tsx')).TableMenu);
