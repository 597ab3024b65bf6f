import { Input, Radio, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrochureFormChoicesQuery } from '../../generated/BrochureFormChoices';
import type { BrochureFilter, BrochureOrder, BulkAction } from '../../generated/types';
import { plural } from '../../shared/formats/plural';
import { privatePaths } from '../../shared/privatePaths';
import { Dialog } from '../../ui/dialog/Dialog';
import { BrochureFormContext } from '../brochure-form/BrochureFormContext';
import { BrochureFormStore } from '../brochure-form/BrochureFormStore';
import { formChoices } from '../brochure-form/formChoices';
import { FormFieldInput } from '../brochure-form/fields/FormFieldInput';
import { blankValues, type FormField } from '../brochure-form/values/BrochureFormValues';
import { bulkFieldChoices } from './bulkFields';
import styles from './BulkJobs.module.css';
import { actionLabels } from './describeBulkJob';
import { usePrepareBulkJob } from './usePrepareBulkJob';

interface BulkJobDialogProps {
  chosenIds: readonly string[];
  /** all ads that the list shows, with its order */
  list: { filter: BrochureFilter; orderBy: readonly BrochureOrder[]; total: number };
  actions: readonly BulkAction[];
  onClose: () => void;
}

/** Asks what to change in which ads, then shows the preview; nothing changes before that is started. */
export function BulkJobDialog({ chosenIds, list, actions, onClose }: BulkJobDialogProps) {
  const { data } = useBrochureFormChoicesQuery();
  const navigate = useNavigate();
  const [store] = useState(() => new BrochureFormStore(blankValues));
  const [isAll, setAll] = useState(chosenIds.length === 0);
  const [action, setAction] = useState<BulkAction>('UPDATE');
  const [fields, setFields] = useState<readonly FormField[]>([]);
  const [numberFrom, setNumberFrom] = useState('1');
  const { prepare, isBusy, problem } = usePrepareBulkJob(store);
  const choices = useMemo(() => formChoices(data, null), [data]);
  const situation = { store, type: 'CP_AD', role: 'ADMINISTRATOR', fields, choices, couponsTaken: 0 } as const;

  async function preview(): Promise<void> {
    const { filter, orderBy } = list;
    const which = isAll ? { filter, orderBy: [...orderBy] } : { ids: [...chosenIds] };
    const databaseId = await prepare({ action, which, fields, numberFrom });
    if (databaseId !== null) void navigate(privatePaths.adminBulkJob(databaseId));
  }

  return (
    <Dialog
      title="Change many ads"
      okText="Preview"
      okButtonProps={{ disabled: isBusy || (action === 'UPDATE' && fields.length === 0) }}
      confirmLoading={isBusy}
      onOk={() => void preview()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <Radio.Group
          aria-label="Which ads"
          value={isAll}
          onChange={(event) => setAll(event.target.value === true)}
          options={[
            { value: false, label: `${plural(chosenIds.length, 'ad')} chosen`, disabled: chosenIds.length === 0 },
            { value: true, label: `All ${plural(list.total, 'ad')} of this list` },
          ]}
        />
        <div>
          <label className={styles.label} htmlFor="bulk-action">
            What to do
          </label>
          <Select<BulkAction>
            id="bulk-action"
            className={styles.control}
            value={action}
            options={actions.map((value) => ({ value, label: actionLabels[value] }))}
            onChange={setAction}
          />
        </div>
        {action === 'NUMBER' && (
          <div>
            <label className={styles.label} htmlFor="bulk-number">
              First index
            </label>
            <Input
              id="bulk-number"
              className={styles.control}
              inputMode="numeric"
              value={numberFrom}
              aria-describedby="bulk-number-hint"
              onChange={(event) => setNumberFrom(event.target.value)}
            />
            <p id="bulk-number-hint" className={styles.hint}>
              The ads get this index and the following ones, in the order of the list.
            </p>
          </div>
        )}
        {action === 'UPDATE' && (
          <>
            <div>
              <label className={styles.label} htmlFor="bulk-fields">
                Fields
              </label>
              <Select<FormField[]>
                id="bulk-fields"
                className={styles.control}
                mode="multiple"
                placeholder="Choose the fields to change"
                showSearch={{ optionFilterProp: 'label' }}
                value={[...fields]}
                options={[...bulkFieldChoices]}
                onChange={setFields}
              />
              <p className={styles.hint}>A field that is left empty below is emptied in each ad.</p>
            </div>
            <BrochureFormContext value={situation}>
              {fields.map((field) => (
                <FormFieldInput key={field} name={field} />
              ))}
            </BrochureFormContext>
          </>
        )}
        {action === 'REPORT' && (
          <p className={styles.hint}>
            Each login that keeps one of these ads gets one mail: last month’s figures of its ads among these. The
            preview says who gets it and who has unsubscribed.
          </p>
        )}
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <p className={styles.hint}>You see first what would change. Nothing changes before you start it.</p>
      </div>
    </Dialog>
  );
}
