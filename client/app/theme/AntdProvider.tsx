import { ConfigProvider, theme, type MappingAlgorithm } from 'antd';
import enGB from 'antd/es/locale/en_GB';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { useMemo, type ReactNode } from 'react';
import { dark, light, type Palette } from '../../generated/palettes';
import { useIsWide } from '../layouts/useIsWide';
import './antd.css';
import { livePalette } from './livePalette';
import { antdTheme } from './antdTheme';
import { usePrefersDark } from './usePrefersDark';

dayjs.locale('en-gb'); // weeks from Monday, dates as DD/MM/YYYY

/** Opens popups inside the main landmark; at the end of the page no landmark would contain them. */
function popupContainer(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

/** Padding keeps a long title clear of the close button. */
const dialogs = { styles: { header: { paddingInlineEnd: 32 } } } as const;

/** Ant Design derives the primary colour's shades, in dark also the colour itself; these are the palette's own. */
function keepPrimary(derive: MappingAlgorithm, { primary, primaryHover }: Palette): MappingAlgorithm {
  return (seed) => ({
    ...derive(seed),
    colorPrimary: primary,
    colorPrimaryHover: primaryHover,
    colorLink: primary,
    colorLinkHover: primaryHover,
  });
}

interface AntdProviderProps {
  children: ReactNode;
}

/** Ant Design for the areas that use it, in the site's own colours and type. */
export function AntdProvider({ children }: AntdProviderProps) {
  const isDark = usePrefersDark();
  const isWide = useIsWide();
  const palette = useMemo(() => livePalette(isDark ? dark : light), [isDark]);
  // made once, because Ant Design works out all tokens anew for another algorithm
  const algorithm = useMemo(
    () => keepPrimary(isDark ? theme.darkAlgorithm : theme.defaultAlgorithm, palette),
    [isDark, palette],
  );
  return (
    <ConfigProvider
      locale={enGB}
      modal={dialogs}
      getPopupContainer={popupContainer}
      theme={{ ...antdTheme(palette, { forThumbs: !isWide }), algorithm }}
    >
      {children}
    </ConfigProvider>
  );
}
