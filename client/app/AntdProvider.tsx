import { ConfigProvider, theme, type MappingAlgorithm } from 'antd';
import enGB from 'antd/es/locale/en_GB';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import type { ReactNode } from 'react';
import { dark, light, type Palette } from '../generated/palettes';
import { useIsWide } from './layouts/useIsWide';
import { antdTheme } from './theme/antdTheme';
import { usePrefersDark } from './theme/usePrefersDark';

dayjs.locale('en-gb'); // weeks from Monday, dates as DD/MM/YYYY

/** Opens popups inside the main landmark; at the end of the page no landmark would contain them. */
function popupContainer(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

/** Padding keeps a long title clear of the close button. */
const dialogs = { styles: { header: { paddingInlineEnd: 32 } } } as const;

/** Ant Design derives the primary colour's shades, in dark also the colour itself; these are the palette's own. */
function keepPrimary({ primary, primaryHover }: Palette): MappingAlgorithm {
  const kept = {
    ...{ colorPrimary: primary, colorPrimaryHover: primaryHover },
    ...{ colorLink: primary, colorLinkHover: primaryHover },
  };
  return (_, derived) => Object.assign({}, derived, kept);
}

interface AntdProviderProps {
  children: ReactNode;
}

/** Ant Design for the areas that use it, in the site's own colours and type. */
export function AntdProvider({ children }: AntdProviderProps) {
  const isDark = usePrefersDark();
  const isWide = useIsWide();
  const palette = isDark ? dark : light;
  const derive = isDark ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return (
    <ConfigProvider
      locale={enGB}
      modal={dialogs}
      getPopupContainer={popupContainer}
      theme={{ ...antdTheme(palette, { forThumbs: !isWide }), algorithm: [derive, keepPrimary(palette)] }}
    >
      {children}
    </ConfigProvider>
  );
}
