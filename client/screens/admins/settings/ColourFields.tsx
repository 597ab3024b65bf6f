import { Button, Input } from 'antd';
import {
  contrastProblems,
  siteColours,
  type SiteColour,
  type SitePalette,
} from '../../../../shared/colours/siteColours';
import { dark, light } from '../../../generated/palettes';
import { ColourPreview } from './ColourPreview';
import { built, type Mode } from './settingsForm';
import styles from './SettingsScreen.module.css';

interface ColourFieldsProps {
  mode: Mode;
  title: string;
  palette: SitePalette;
  onChange: (palette: SitePalette) => void;
}

const grounds = { light, dark };
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The colours of a mode with a preview. Says at once which text cannot be read. */
export function ColourFields({ mode, title, palette, onChange }: ColourFieldsProps) {
  const names = Object.keys(siteColours) as SiteColour[];
  const isWhole = names.every((name) => isColour(palette[name]));
  const problems = isWhole ? contrastProblems(palette, grounds[mode]) : [];
  const isBuilt = names.every((name) => palette[name] === built[mode][name]);
  return (
    <fieldset className={styles.palette}>
      <legend className={styles.legend}>{title}</legend>
      <ColourPreview palette={{ ...grounds[mode], ...palette }} />
      {names.map((name) => {
        const id = `${mode}-${name}`;
        const problem = problems.find(({ colour }) => colour === name)?.message;
        const wrong = isColour(palette[name]) ? undefined : 'Write # and six digits, such as #1a2b3c.';
        return (
          <div key={name} className={styles.colour}>
            <label htmlFor={id}>{siteColours[name]}</label>
            <input
              type="color"
              className={styles.swatch}
              aria-label={`${siteColours[name]}, ${title.toLowerCase()}: choose`}
              value={isColour(palette[name]) ? palette[name] : '#000000'}
              onChange={(event) => onChange({ ...palette, [name]: event.target.value })}
            />
            <Input
              id={id}
              className={styles.code}
              maxLength={7}
              value={palette[name]}
              status={(problem ?? wrong) === undefined ? '' : 'error'}
              aria-describedby={`${id}-problem`}
              onChange={(event) => onChange({ ...palette, [name]: event.target.value.trim() })}
            />
            <p id={`${id}-problem`} className={styles.problem} role="status">
              {wrong ?? problem}
            </p>
          </div>
        );
      })}
      <Button size="small" disabled={isBuilt} onClick={() => onChange(built[mode])}>
        Back to the colours as built
      </Button>
    </fieldset>
  );
}
