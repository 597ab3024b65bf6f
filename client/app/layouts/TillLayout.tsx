import { useSession } from '../../features/session/useSession';
import AdminLayout from './AdminLayout';
import VendorLayout from './VendorLayout';

interface TillLayoutProps {
  /** of the administrators' area */
  screenPaths: readonly string[];
}

/** Every signed-in user can open the till; it appears in the user's own area. */
export default function TillLayout({ screenPaths }: TillLayoutProps) {
  const { session } = useSession();
  return session?.role === 'ADMINISTRATOR' ? <AdminLayout screenPaths={screenPaths} /> : <VendorLayout />;
}
