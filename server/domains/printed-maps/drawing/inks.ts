import { brand } from '../../../shared/brand/brand';

const { light } = brand;

/** The colours of the printed map: calm land and water; only ads have the colours of the brand. */
export const inks = {
  water: '#d3e5ea',
  land: '#f7f3ea',
  coast: '#9dbcc6',
  park: '#dde9cd',
  parkName: '#4f6b35',
  road: '#ffffff',
  roadEdge: '#bdb5a8',
  grid: '#7d9a98',
  name: '#3d3831',
  suburb: '#8d8271',
  get marker() {
    return light.primary;
  },
  get onMarker() {
    return light.onPrimary;
  },
  get coupon() {
    return light.accent;
  },
  get onCoupon() {
    return light.onAccent;
  },
  get couponText() {
    return light.accentText;
  },
  text: light.text,
  muted: light.textMuted,
};
