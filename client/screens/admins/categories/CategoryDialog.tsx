import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { codeOfName } from './codeOfName';
import type { ListedCategory } from './ListedCategory';
import type { CategoryVerbs } from './useCategoryVerbs';

/** What the dialog is about: a new category, below another one or not, or the name of one that is there. */
export type CategoryTask = { parent: ListedCategory | null } | { renamed: ListedCategory };

interface CategoryDialogProps {
  task: CategoryTask;
  verbs: CategoryVerbs;
  onClose: () => void;
}

interface Values {
  name: string;
  code: string;
}

export function CategoryDialog({ task, verbs, onClose }: CategoryDialogProps) {
  const [form] = Form.useForm<Values>();
  const [hasOwnCode, setOwnCode] = useState(false);
  const renamed = 'renamed' in task ? task.renamed : null;
  const parent = 'parent' in task ? task.parent : null;

  async function save({ name, code }: Values): Promise<void> {
    const outcome =
      renamed === null
        ? await verbs.create({ name: name.trim(), code, parent: parent?.id ?? null })
        : await verbs.rename(renamed, name.trim());
    if (outcome.done) onClose();
    else showFieldFailures(form, outcome.failure);
  }

  return (
    <Modal
      open
      title={renamed ? `Rename ${renamed.name}` : parent ? `New sub-category of ${parent.name}` : 'New category'}
      okText={renamed ? 'Rename' : 'Create'}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(isOpen) => {
        if (isOpen) form.focusField('name');
      }}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: renamed?.name ?? '', code: renamed?.code ?? '' }}
        onValuesChange={(changed: Partial<Values>) => {
          if (changed.code !== undefined) setOwnCode(true);
          if (renamed || changed.name === undefined || hasOwnCode) return;
          form.setFieldsValue({ code: codeOfName(changed.name, parent?.code ?? null) });
        }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item name="name" label="Name" rules={[{ required: true, whitespace: true, message: 'Give it a name.' }]}>
          <Input maxLength={80} autoComplete="off" onPressEnter={form.submit} />
        </Form.Item>
        <Form.Item
          name="code"
          label="Code"
          extra={
            renamed
              ? 'The code stays: links and programs know the category by it.'
              : 'Capital letters, digits and underscores. It stays as it is: links and programs know the category by it.'
          }
        >
          <Input
            maxLength={60}
            disabled={renamed !== null}
            autoComplete="off"
            spellCheck={false}
            onPressEnter={form.submit}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
