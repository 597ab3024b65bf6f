import { ApiKeys } from '../../../features/api-keys/ApiKeys';
import { PageHeading } from '../../../ui/page/PageHeading';

/** The keys of administrators, partners and vendors. */
export default function ApiKeysScreen() {
  return (
    <>
      <PageHeading title="API keys" subtitle="Keys of programs: yours, those of partners, and those of vendors." />
      <ApiKeys title="All keys" />
    </>
  );
}
