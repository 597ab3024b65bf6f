import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { AuditChanges } from '../../../features/audit-changes/AuditChanges';
import { readAsBase64 } from '../../../features/brochure-assets/uploads/readAsBase64';
import { saveText } from '../../../platform/downloads/saveText';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useReport } from '../../../ui/last-actions/useReport';
import { differenceOfForms } from './differenceOfForms';
import { drawingFields } from './drawings';
import { readOtherSettings } from './readOtherSettings';
import { readSettingsFile, writeSettingsFile, type ReadSettings } from './settingsFile';
import type { SettingsForm } from './settingsForm';
import styles from './SettingsScreen.module.css';
import { useUploadDrawing } from './useUploadDrawing';

interface SettingsFileProps {
  form: SettingsForm;
  onRead: (form: SettingsForm) => void;
}

interface Preview {
  name: string;
  form: SettingsForm;
  problems: readonly string[];
  hasOthers: boolean;
}

/** Saves the settings as a file with their drawings, and fills the form from one after showing what it changes. */
export function SettingsFile({ form, onRead }: SettingsFileProps) {
  const client = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const report = useReport();
  const { upload, isUploading } = useUploadDrawing();
  const [preview, setPreview] = useState<Preview | null>(null);

  async function download(): Promise<void> {
    try {
      const [drawings, other] = await Promise.all([readDrawings(form), readOtherSettings(client)]);
      saveText(writeSettingsFile(form, drawings, other), 'site-settings.json', 'application/json');
    } catch {
      report({ tone: 'failure', text: 'The logo or a legal text could not be read, so there is no file. Try again.' });
    }
  }

  /** Uploads the drawings of a file, which the preview shows; nothing of the site changes. */
  async function withDrawings({ form: read, contents, hasOthers }: ReadSettings): Promise<Omit<Preview, 'name'>> {
    const problems: string[] = [];
    const drawings = { ...read.drawings };
    for (const { name, label } of drawingFields) {
      const content = contents[name];
      if (content === undefined) continue;
      const { drawing, message } = await upload(blobOf(content));
      drawings[name] = drawing;
      if (message !== '') problems.push(`${label}: ${message}`);
    }
    return { form: { ...read, drawings }, problems, hasOthers };
  }

  async function read(file: File): Promise<void> {
    const found = readSettingsFile(await file.text());
    if (found === null) {
      report({ tone: 'failure', text: `“${file.name}” is no file of settings. Nothing has changed.` });
      return;
    }
    setPreview({ name: file.name, ...(await withDrawings(found)) });
  }

  return (
    <>
      <Button onClick={() => void download()}>Download as file</Button>
      <Button loading={isUploading} onClick={() => input.current?.click()}>
        Import file
      </Button>
      <input
        ref={input}
        className={styles.hidden}
        type="file"
        accept=".json,application/json"
        aria-label="File of settings"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void read(file);
        }}
      />
      {preview !== null && (
        <ImportPreview
          preview={preview}
          form={form}
          onCancel={() => setPreview(null)}
          onTake={() => {
            onRead(preview.form);
            setPreview(null);
            report({ tone: 'success', text: `“${preview.name}” is in the form. Save it to have it on the site.` });
          }}
        />
      )}
    </>
  );
}

interface ImportPreviewProps {
  preview: Preview;
  form: SettingsForm;
  onTake: () => void;
  onCancel: () => void;
}

function ImportPreview({ preview, form, onTake, onCancel }: ImportPreviewProps) {
  const changes = differenceOfForms(form, preview.form);
  const isSame = changes.length === 0;
  return (
    <Dialog
      title={`What “${preview.name}” changes`}
      okText="Put into the form"
      okButtonProps={{ disabled: isSame }}
      onOk={onTake}
      onCancel={onCancel}
    >
      {isSame ? (
        <p>Nothing: the form has all of it already.</p>
      ) : (
        <AuditChanges changes={changes} entityType="SiteSettings" />
      )}
      {preview.hasOthers && (
        <p className={styles.hint}>Legal texts and synonyms of the file are for reading. The site keeps its own.</p>
      )}
      {preview.problems.map((problem) => (
        <p key={problem} className={styles.problem} role="alert">
          {problem}
        </p>
      ))}
    </Dialog>
  );
}

async function readDrawings({ drawings }: SettingsForm): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const { name } of drawingFields) {
    const url = drawings[name]?.url;
    if (url === undefined) continue;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answers ${String(response.status)}.`);
    contents[name] = await readAsBase64(await response.blob());
  }
  return contents;
}

/** What is no base64 becomes an empty file, which the server refuses. */
function blobOf(base64: string): Blob {
  try {
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
  } catch {
    return new Blob([]);
  }
}
