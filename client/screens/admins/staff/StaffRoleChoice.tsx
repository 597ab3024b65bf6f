import { Select } from 'antd';
import { useState } from 'react';
import { staffRoleNames, staffRoleOptions } from '../../../features/accounts/staffRoleLabels';
import type { SelectedLogin } from '../../../features/accounts/SelectedLogin';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useSetStaffRoleMutation } from '../../../generated/ChangeStaff';
import type { StaffRole } from '../../../generated/types';
import styles from './StaffScreen.module.css';

interface StaffRoleChoiceProps {
  login: SelectedLogin;
  isOwn: boolean;
  onChanged: () => void;
}

/** The role of a login, to change at once; one's own only others change. */
export function StaffRoleChoice({ login: { id, email, state, staffRole }, isOwn, onChanged }: StaffRoleChoiceProps) {
  const [setRole, { loading }] = useSetStaffRoleMutation();
  const [wanted, setWanted] = useState<StaffRole | null>(null);
  const attempt = useVerb();
  if (staffRole == null) return null;
  if (isOwn || state !== 'ACTIVE') return staffRoleNames[staffRole];

  async function change(next: StaffRole): Promise<void> {
    setWanted(next);
    const isDone = await attempt({
      run: () => setRole({ variables: { input: { id, staffRole: next } } }),
      done: `${email} is now: ${staffRoleNames[next]}.`,
      notDone: `The role of ${email} stays.`,
    });
    setWanted(null);
    if (isDone) onChanged();
  }

  return (
    <Select<StaffRole>
      className={styles.choice}
      aria-label={`Role of ${email}`}
      value={wanted ?? staffRole}
      disabled={loading}
      options={staffRoleOptions}
      onChange={(next) => void change(next)}
    />
  );
}
