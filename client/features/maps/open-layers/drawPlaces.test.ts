import type { MarkPalette } from './drawMarker';
import { drawVisitor } from './drawPlaces';

const palette = { primary: 'primary', surface: 'surface' } as MarkPalette;

/** Draws the visitor; returns the circles with how each was painted. */
function circlesOf(ring: number): { radius: number; at: [number, number]; painted: string[] }[] {
  const circles: ReturnType<typeof circlesOf> = [];
  const context = {
    globalAlpha: 1,
    ...{ fillStyle: '', strokeStyle: '' },
    ...{ save: jest.fn(), restore: jest.fn(), beginPath: jest.fn() },
    arc: (x: number, y: number, radius: number) => circles.push({ radius, at: [x, y], painted: [] }),
    fill: () => circles.at(-1)?.painted.push(`fill ${context.fillStyle} ${context.globalAlpha}`),
    stroke: () => circles.at(-1)?.painted.push(`stroke ${context.strokeStyle} ${context.globalAlpha}`),
  };
  drawVisitor(context as unknown as CanvasRenderingContext2D, [40, 50], ring, palette);
  return circles;
}

it('draws a ring with the radius of the accuracy around the visitor', () => {
  const [ring, edge, dot] = circlesOf(120);
  expect(ring).toEqual({ radius: 120, at: [40, 50], painted: ['fill primary 0.1', 'stroke primary 0.8'] });
  expect([edge?.radius, edge?.painted]).toEqual([9, ['fill surface 1']]);
  expect([dot?.radius, dot?.painted]).toEqual([6.5, ['fill primary 1']]);
});

it('draws a disc without a ring where the accuracy is smaller than a finger', () => {
  expect(circlesOf(8)[0]).toEqual({ radius: 26, at: [40, 50], painted: ['fill primary 0.18'] });
});
