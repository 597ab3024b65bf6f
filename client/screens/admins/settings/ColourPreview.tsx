import type { CSSProperties } from 'react';
import type { Palette } from '../../../generated/palettes';
import styles from './SettingsScreen.module.css';

/** A card in the colours of a palette, whatever the mode of the page. */
export function ColourPreview({ palette }: { palette: Palette }) {
  const page: CSSProperties = { background: palette.canvas, color: palette.text, borderColor: palette.border };
  const card: CSSProperties = { background: palette.surface, borderColor: palette.border };
  return (
    <div className={styles.preview} style={page} aria-hidden="true">
      <div className={styles.previewCard} style={card}>
        <span className={styles.chip} style={{ background: palette.primarySoft, color: palette.primary }}>
          Cafés
        </span>
        <strong>Two coffees for one</strong>
        <span style={{ color: palette.primary }}>Tide Café, Noosa Heads</span>
        <span>
          <strong style={{ color: palette.accentText }}>$4.50</strong>{' '}
          <span className={styles.chip} style={{ background: palette.accent, color: palette.onAccent }}>
            Save 50%
          </span>
        </span>
        <span className={styles.previewButton} style={{ background: palette.primary, color: palette.onPrimary }}>
          Get coupon
        </span>
      </div>
    </div>
  );
}
