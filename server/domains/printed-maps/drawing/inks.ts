import { brand } from '../../../shared/brand/brand';

const { light, lightMap } = brand;

/** The colours of the printed map: the ground is that of the screen; only ads have the colours of the brand. */
export const inks = {
  ...lightMap,
  coast: '#8fb0bd',
  grid: '#6f8f8d',
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
