import { LegalPage } from '../../../features/legal/LegalPage';
import { advertisingConditions } from '../../../../shared/legal/advertisingConditions';
import { paths } from '../../../shared/paths';
import { siteName } from '../../../shared/site';

export default function AdvertisingConditionsScreen() {
  return (
    <LegalPage
      kind="ADVERTISING"
      title="Conditions for advertisers"
      description={`What holds for businesses that advertise on ${siteName}.`}
      path={paths.advertisingConditions()}
      built={advertisingConditions(siteName)}
    />
  );
}
