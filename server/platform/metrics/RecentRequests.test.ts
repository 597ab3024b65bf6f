import { RecentRequests } from './RecentRequests';
import { RequestHistogram } from './RequestHistogram';

function begin() {
  let now = 0;
  const requests = new RequestHistogram('requests', 'Time of requests.');
  const recent = new RecentRequests(requests, () => now);
  recent.note();
  return {
    requests,
    recent,
    wait: (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 15) {
        now += 15_000;
        recent.note();
      }
    },
  };
}

it('knows nothing without requests', () => {
  expect(begin().recent.read()).toEqual({ perSecond: 0, failedShare: null, p95Ms: null });
});

it('tells pace, failures and the time that 95 of 100 stay below', () => {
  const { requests, recent, wait } = begin();
  for (let n = 0; n < 95; n += 1) requests.observe('GET', '/', 200, 0.004);
  for (let n = 0; n < 5; n += 1) requests.observe('GET', '/', 503, 2);
  wait(60);
  expect(recent.read()).toEqual({ perSecond: 100 / 60, failedShare: 0.05, p95Ms: 5 });
});

it('forgets what is older than five minutes, and does not count the checks of the site itself', () => {
  const { requests, recent, wait } = begin();
  requests.observe('GET', '/', 500, 1);
  wait(330);
  requests.observe('GET', '/readyz', 503, 1);
  requests.observe('GET', '/', 200, 0.0001);
  expect(recent.read()).toMatchObject({ failedShare: 0, p95Ms: 1 });
});
