import { Form, Input } from 'antd';
import { privatePaths } from '../../../shared/privatePaths';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Link } from '../../../ui/links/Link';
import { useState } from 'react';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { codeOfName } from './codeOfName';
import { asAbove, IconChoice, type IconValue } from './IconChoice';
import type { ListedCategory } from './ListedCategory';
import type { CategoryVerbs } from './useCategoryVerbs';

/** The subject of the dialog: a new category or an existing one, with or without a parent. */
export interface CategoryTask {
  parent: ListedCategory | null;
  changed?: ListedCategory;
}

interface CategoryDialogProps {
  task: CategoryTask;
  verbs: CategoryVerbs;
  onClose: () => void;
}

interface Values {
  name: string;
  code: string;
  icon: IconValue;
  synonyms: string;
}

export function CategoryDialog({ task, verbs, onClose }: CategoryDialogProps) {
  const [form] = Form.useForm<Values>();
  const [hasOwnCode, setOwnCode] = useState(false);
  const { parent, changed = null } = task;
  const openedWith: IconValue = changed?.ownIcon ?? (parent === null ? 'SHAPES' : asAbove);

  async function save({ name, code, icon, synonyms: typed }: Values): Promise<void> {
    const chosen = icon === asAbove ? null : icon;
    const synonyms = typed
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const ownIcon = changed !== null && icon === openedWith ? changed.ownIcon : chosen;
    const wanted = { name: name.trim(), icon: ownIcon, synonyms };
    const isSame = wanted.name === changed?.name && ownIcon === changed.ownIcon;
    if (isSame && synonyms.join() === changed.synonyms.join()) {
      onClose();
      return;
    }
    const outcome =
      changed === null
        ? await verbs.create({ ...wanted, code, parent: parent?.id ?? null })
        : await verbs.change(changed, wanted);
    if (outcome.done) onClose();
    else showFieldFailures(form, outcome.failure);
  }

  return (
    <Dialog
      open
      title={changed ? `Change ${changed.name}` : parent ? `New sub-category of ${parent.name}` : 'New category'}
      okText={changed ? 'Save' : 'Create'}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          name: changed?.name ?? '',
          code: changed?.code ?? '',
          icon: openedWith,
          synonyms: changed?.synonyms.join(', ') ?? '',
        }}
        onValuesChange={(typed: Partial<Values>) => {
          if (typed.code !== undefined) setOwnCode(true);
          if (changed || typed.name === undefined || hasOwnCode) return;
          form.setFieldsValue({ code: codeOfName(typed.name, parent?.code ?? null) });
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
            changed
              ? 'The code stays: links and programs know the category by it.'
              : 'Capital letters, digits and underscores. It stays as it is: links and programs know the category by it.'
          }
        >
          <Input
            maxLength={60}
            disabled={changed !== null}
            autoComplete="off"
            spellCheck={false}
            onPressEnter={form.submit}
          />
        </Form.Item>
        <Form.Item
          name="synonyms"
          label="Other words"
          extra="What visitors may search for instead, with commas between: coffee, brunch, espresso."
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={3000} autoComplete="off" />
        </Form.Item>
        <Form.Item name="icon" label="Icon">
          <IconChoice parent={parent} />
        </Form.Item>
      </Form>
      {changed && <Link to={privatePaths.adminCategoryHistory(changed.databaseId)}>History of {changed.name}</Link>}
    </Dialog>
  );
}
