import { later } from '../../ui/later.tsx';

// What the table draws at some of its moments only.
const celebration = () => import('./celebration/Celebration.tsx');
export const MapCelebration = later(async () => (await celebration()).MapCelebration);
export const ShapeFlight = later(async () => (await celebration()).ShapeFlight);
export const PurchaseInBar = later(async () => (await celebration()).PurchaseInBar);
export const PurchasePlaque = later(async () => (await celebration()).PurchasePlaque);
export const BuyTray = later(async () => (await import('./turn/BuyTray.tsx')).BuyTray);
export const Finale = later(async () => (await import('./end/Finale.tsx')).Finale);
export const PlanDrawer = later(async () => (await import('./turn/PlanDrawer.tsx')).PlanDrawer);
export const PlanTray = later(async () => (await import('./turn/PlanTray.tsx')).PlanTray);
export const HeldTray = later(async () => (await import('./turn/HeldTray.tsx')).HeldTray);
