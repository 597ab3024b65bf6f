import type { ThemeConfig } from 'antd';
import { fontFamily } from '../../generated/fontFamily';
import type { Palette } from '../../generated/palettes';
import { fontSizes, fontWeights, layout, radius } from './tokens';

const thumb = layout.controlHeight;

const thumbSwitch = {
  trackHeight: 28,
  trackMinWidth: 52,
  handleSize: 24,
  trackHeightSM: 24,
  trackMinWidthSM: 44,
  handleSizeSM: 20,
} as const;

interface AntdThemeOptions {
  /** on phones controls have the height of a touch target */
  forThumbs: boolean;
}

/** Ant Design's theme from our tokens; the caller chooses the algorithm for light or dark. */
export function antdTheme(palette: Palette, { forThumbs }: AntdThemeOptions): ThemeConfig {
  return {
    token: {
      colorPrimary: palette.primary,
      colorLink: palette.primary,
      colorLinkHover: palette.primaryHover,
      colorInfo: palette.primary,
      colorInfoBg: palette.primarySoft,
      colorError: palette.danger,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorWarningBg: palette.accentSoft,
      colorText: palette.text,
      colorTextSecondary: palette.textMuted,
      colorTextDescription: palette.textMuted,
      colorTextPlaceholder: palette.placeholder,
      colorTextLightSolid: palette.onPrimary,
      colorBgLayout: palette.canvas,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBorder: palette.borderStrong,
      colorBorderSecondary: palette.border,
      fontFamily,
      fontSize: 14,
      fontSizeLG: fontSizes.base[0],
      fontSizeSM: fontSizes.small[0],
      fontSizeHeading1: fontSizes.heading[0],
      fontSizeHeading2: fontSizes.title[0],
      fontSizeHeading3: fontSizes.large[0],
      fontWeightStrong: fontWeights.strong,
      controlHeightLG: layout.controlHeight,
      ...(forThumbs && { controlHeight: thumb }),
      borderRadius: radius.small,
      borderRadiusLG: radius.base,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        ...(forThumbs && { controlHeightSM: thumb }),
      },
      Segmented: { trackBg: palette.surfaceSunken }, // in the page's own colour its edges would not show
      ...(forThumbs && { Pagination: { itemSizeSM: thumb }, Switch: thumbSwitch }),
    },
  };
}
