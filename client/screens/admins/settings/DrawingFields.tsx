import { Button } from 'antd';
import { useRef, useState } from 'react';
import { dark, light } from '../../../generated/palettes';
import { drawingFields, type Drawing, type DrawingName, type Drawings } from './drawings';
import styles from './DrawingFields.module.css';
import { useUploadDrawing } from './useUploadDrawing';

interface DrawingFieldsProps {
  drawings: Drawings;
  problemOf: (name: DrawingName) => string | undefined;
  onChange: (name: DrawingName, drawing: Drawing | null) => void;
}

/** The logos and the icon of the site, each with a preview on its ground. */
export function DrawingFields({ drawings, problemOf, onChange }: DrawingFieldsProps) {
  return (
    <div className={styles.drawings}>
      {drawingFields.map((field) => (
        <DrawingField
          key={field.name}
          {...field}
          drawing={drawings[field.name]}
          problem={problemOf(field.name)}
          onChange={(drawing) => onChange(field.name, drawing)}
        />
      ))}
    </div>
  );
}

interface DrawingFieldProps {
  name: DrawingName;
  label: string;
  hint: string;
  ground: 'light' | 'dark';
  drawing: Drawing | null;
  problem: string | undefined;
  onChange: (drawing: Drawing | null) => void;
}

function DrawingField({ name, label, hint, ground, drawing, problem, onChange }: DrawingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading } = useUploadDrawing();
  const [message, setMessage] = useState('');
  async function choose(file: File): Promise<void> {
    const uploaded = await upload(file);
    setMessage(uploaded.message);
    if (uploaded.drawing !== null) onChange(uploaded.drawing);
  }
  const { surface, border, textMuted } = ground === 'light' ? light : dark;
  return (
    <fieldset className={styles.drawing}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.preview} style={{ background: surface, borderColor: border }}>
        {drawing === null ? (
          <span style={{ color: textMuted }}>{name === 'logo' ? 'As built' : 'Empty'}</span>
        ) : (
          <img
            className={name === 'icon' ? styles.icon : styles.logo}
            src={drawing.url}
            width={drawing.width}
            height={drawing.height}
            alt={label}
          />
        )}
      </div>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>
        <Button loading={isUploading} aria-label={`${label}: choose file`} onClick={() => input.current?.click()}>
          Choose file
        </Button>
        {drawing !== null && (
          <Button aria-label={`${label}: remove`} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <p className={styles.problem} role="status">
        {problem ?? message}
      </p>
      <input
        ref={input}
        className={styles.hidden}
        type="file"
        accept=".svg,.png,image/svg+xml,image/png"
        aria-label={`${label}: file`}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void choose(file);
        }}
      />
    </fieldset>
  );
}
