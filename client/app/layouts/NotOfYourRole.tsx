import { Alert } from 'antd';
import { staffRoleNames } from '../../features/accounts/staffRoleLabels';
import { staffRoleOf } from '../../features/session/staffRoleOf';
import { useSession } from '../../features/session/useSession';
import { paths } from '../../shared/paths';
import { Link } from '../../ui/links/Link';
import { PageHeading } from '../../ui/page/PageHeading';

/** In place of a screen of which the role of the login may use nothing. */
export function NotOfYourRole() {
  const role = staffRoleNames[staffRoleOf(useSession().session)];
  return (
    <>
      <PageHeading title="Not for your role" />
      <Alert
        type="info"
        showIcon
        title={`Your login is for: ${role}.`}
        description="This page needs more. An administrator can change your role."
      />
      <p>
        <Link to={paths.admin()}>What needs doing</Link>
      </p>
    </>
  );
}
