import type { ChosenOffers } from '../ChosenOffers';

export const sheetPositions = ['peek', 'half', 'full'] as const;

/** How much of the list a phone shows over the map. Wide windows show all of it beside the map. */
export type SheetPosition = (typeof sheetPositions)[number];

/** What lies over the map. It is in the state of the history's entry, so that the back button closes it. */
export interface MapPanel {
  sheet: SheetPosition;
  chosen: ChosenOffers | null;
}

export const closedPanel: MapPanel = { sheet: 'peek', chosen: null };

export function isOpen({ sheet, chosen }: MapPanel): boolean {
  return sheet !== 'peek' || chosen !== null;
}

/** Reads the state of a history entry, which may be of another version. */
export function readPanel(state: unknown): MapPanel {
  const panel = isObject(state) ? state['panel'] : undefined;
  if (!isObject(panel)) return closedPanel;
  const { sheet, chosen } = panel;
  return { sheet: sheetPositions.find((position) => position === sheet) ?? 'peek', chosen: readChosen(chosen) };
}

function readChosen(value: unknown): ChosenOffers | null {
  if (!isObject(value) || !Array.isArray(value['databaseIds']) || !isObject(value['at'])) return null;
  const { lat, lon } = value['at'];
  if (typeof lat !== 'number' || typeof lon !== 'number') return null;
  if (value['databaseIds'].length === 0 && !isObject(value['within'])) return null;
  return value as unknown as ChosenOffers;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
