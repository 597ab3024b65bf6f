import { Button, Checkbox, Form, Input, Select } from 'antd';
import type { MapFormat } from '../MapSheet';
import { AdsField } from './AdsField';
import styles from './PrintEditor.module.css';
import type { PrintLayoutValues } from './printLayoutValues';
import { foldOptions } from './foldOptions';
import { SponsorPictureField } from './SponsorPictureField';
import { SquareRangeFields } from './SquareRangeFields';

export interface EditedArea {
  id: string;
  code: string;
  name: string;
  gridColumns: number;
  gridRows: number;
}

const insets = [
  { value: 'AUTOMATIC', label: 'Sheets that name every street' },
  { value: 'DENSEST', label: 'One inset, where most names lack room' },
  { value: 'CHOSEN', label: 'Insets by hand' },
  { value: 'NONE', label: 'None' },
] satisfies { value: PrintLayoutValues['insets']; label: string }[];

const emergencies = [
  { value: 'COUNTRY', label: 'Those of Australia' },
  { value: 'OWN', label: 'Other numbers' },
  { value: 'NONE', label: 'None' },
] satisfies { value: PrintLayoutValues['emergency']; label: string }[];

const mostInsets = 6;

/** The fields of a layout, within a form of `PrintLayoutValues`. */
export function PrintLayoutFields({ area, format }: { area: EditedArea; format: MapFormat }) {
  const form = Form.useFormInstance<PrintLayoutValues>();
  const hasFrame = Form.useWatch('hasFrame', form);
  const choosesAds = Form.useWatch('choosesAds', form);
  const chosenInsets = Form.useWatch('insets', form);
  const emergency = Form.useWatch('emergency', form);
  const fold = Form.useWatch('fold', form);

  return (
    <>
      <Form.Item name="title" label="Title" extra={`Empty: ${area.name}`}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="sponsor" label="Sponsor" extra="Named below the title and on the cover.">
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <SponsorPictureField />
      <Form.Item name="hasFrame" label="Frame">
        <Select
          options={[
            { value: false, label: 'The whole area' },
            { value: true, label: 'A part of it, by squares' },
          ]}
        />
      </Form.Item>
      {hasFrame && <SquareRangeFields name={['frame']} label="Frame" grid={area} />}
      <Form.Item
        name="choosesAds"
        label="Ads"
        extra={choosesAds ? undefined : 'Ads with an index; if there are none, live offers, then complete ads.'}
      >
        <Select
          options={[
            { value: false, label: 'By the rules of the site' },
            { value: true, label: 'Chosen by hand' },
          ]}
        />
      </Form.Item>
      {choosesAds && <AdsField mapArea={area.code} />}
      <Form.Item name="insets" label="Enlarged parts">
        <Select options={insets} />
      </Form.Item>
      {chosenInsets === 'CHOSEN' && (
        <Form.List name="insetRanges">
          {(rows, { add, remove }) => (
            <div className={styles.insets}>
              {rows.map(({ key, name }, at) => (
                <div key={key} className={styles.inset}>
                  <SquareRangeFields name={[name]} label={`Inset ${String(at + 1)}`} grid={area} />
                  <Button aria-label={`Remove inset ${String(at + 1)}`} onClick={() => remove(name)}>
                    Remove
                  </Button>
                </div>
              ))}
              <Button disabled={rows.length >= mostInsets} onClick={() => add({ from: '', to: '' })}>
                Add an inset
              </Button>
            </div>
          )}
        </Form.List>
      )}
      <Form.Item name="emergency" label="Emergency numbers">
        <Select options={emergencies} />
      </Form.Item>
      {emergency === 'OWN' && (
        <Form.Item
          name="emergencyNumbers"
          label="Other numbers"
          extra="Between two numbers: space, dot in the middle (·), space."
          rules={[{ required: true, whitespace: true, message: 'Type the numbers, or choose “None”.' }]}
        >
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item name="fold" label="Folding" extra={fold === 'FLAT' ? undefined : foldHint(format)}>
        <Select options={foldOptions(format.paper)} />
      </Form.Item>
      <Form.Item
        name="hasBleed"
        valuePropName="checked"
        extra={
          <>
            3 mm bleed, trim and bleed boxes, crop and fold marks. Visitors see the trimmed page. Colours are sRGB; your
            print shop converts them.
          </>
        }
      >
        <Checkbox>Bleed and marks for a print shop</Checkbox>
      </Form.Item>
    </>
  );
}

function foldHint({ orientation }: MapFormat): string {
  const edge = orientation === 'LANDSCAPE' ? 'short' : 'long';
  return `DL is 99 × 210 mm. Adds a back page with the cover: print on both sides, turned at the ${edge} edge.`;
}
