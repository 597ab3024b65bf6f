import { useSession } from '../../features/session/useSession';
import AdminLayout from './AdminLayout';
import VendorLayout from './VendorLayout';

interface TillLayoutProps {
  /** of the administrators' area */
  screenPaths: readonly string[];
}

/** The till is everybody's who is signed in: it stands in the area that its user knows. */
export default function TillLayout({ screenPaths }: TillLayoutProps) {
  const { session } = useSession();
  return session?.role === 'ADMINISTRATOR' ? <AdminLayout screenPaths={screenPaths} /> : <VendorLayout />;
}
