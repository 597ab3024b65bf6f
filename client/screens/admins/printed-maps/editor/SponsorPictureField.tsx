import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { readAsBase64 } from '../../../../features/brochure-assets/uploads/readAsBase64';
import { useSponsorPictureQuery } from '../../../../generated/SponsorPicture';
import { useUploadPrintPictureMutation } from '../../../../generated/UploadPrintPicture';
import { readFailure } from '../../../../platform/errors/readFailure';
import styles from './PrintEditor.module.css';
import type { ChosenPicture, PrintLayoutValues } from './printLayoutValues';

/** bytes; with base64, a request of less than 1 MB */
const mostBytes = 700_000;

/** The picture of the sponsor and its alternative text, within a form of `PrintLayoutValues`. */
export function SponsorPictureField() {
  const form = Form.useFormInstance<PrintLayoutValues>();
  const picture = Form.useWatch('sponsorPicture', form);
  return (
    <>
      <Form.Item name="sponsorPicture" label="Sponsor’s picture">
        {/* words for the former picture are wrong for another one */}
        <PictureControl onChange={() => form.setFieldValue('sponsorPictureText', '')} />
      </Form.Item>
      {picture && (
        <Form.Item
          name="sponsorPictureText"
          label="What the picture shows"
          extra="Read aloud to those who cannot see it, such as “Tide Bakery: a loaf in a wave”."
          rules={[{ required: true, whitespace: true, message: 'Say what the picture shows.' }]}
        >
          <Input maxLength={150} autoComplete="off" />
        </Form.Item>
      )}
    </>
  );
}

interface PictureControlProps {
  /** given by the form */
  value?: ChosenPicture | null;
  /** the form calls it too */
  onChange?: (picture: ChosenPicture | null) => void;
}

function PictureControl({ value = null, onChange }: PictureControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const [upload, { loading: isUploading }] = useUploadPrintPictureMutation();
  const [problem, setProblem] = useState('');

  async function choose(file: File): Promise<void> {
    // a file that is sent for nothing would only take time
    if (file.size > mostBytes) {
      setProblem(`Choose a file of at most ${String(mostBytes / 1000)} kB.`);
      return;
    }
    try {
      const { data } = await upload({ variables: { input: { file: await readAsBase64(file) } } });
      if (!data) throw new Error('The server sent no picture.');
      setProblem('');
      onChange?.({ ...data.uploadPrintPicture.picture, layoutId: null });
    } catch (error) {
      setProblem(readFailure(error).message);
    }
  }

  return (
    <div className={styles.sponsorPicture}>
      {value && <Picture picture={value} />}
      <div className={styles.buttons}>
        <Button
          loading={isUploading}
          aria-label={`${value ? 'Replace' : 'Choose file for'} the sponsor’s picture`}
          onClick={() => input.current?.click()}
        >
          {value ? 'Replace' : 'Choose file'}
        </Button>
        {value && (
          <Button aria-label="Remove the sponsor’s picture" onClick={() => onChange?.(null)}>
            Remove
          </Button>
        )}
      </div>
      <p className={problem === '' ? styles.hint : styles.problem} role="status">
        {problem === '' ? 'JPEG, PNG, WebP, AVIF or HEIC, at least 200 pixels long, up to 700 kB.' : problem}
      </p>
      <input
        ref={input}
        // the form's own style shows what is `hidden`
        style={{ display: 'none' }}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
        aria-label="File of the sponsor’s picture"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void choose(file);
        }}
      />
    </div>
  );
}

/** A picture that was uploaded now is here; that of a saved version is asked for. */
function Picture({ picture: { dataUrl, layoutId } }: { picture: ChosenPicture }) {
  const { data } = useSponsorPictureQuery({ variables: { layout: layoutId ?? '' }, skip: layoutId === null });
  const stored = data?.node?.__typename === 'PrintLayout' ? data.node.settings.sponsorPicture : null;
  const source = dataUrl ?? stored?.dataUrl;
  return <span className={styles.plate}>{source !== undefined && <img src={source} alt="Sponsor’s logo" />}</span>;
}
