import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { StartProblem } from '../../shared/errors/StartProblem';

/** Reads OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG, which the library leaves to programs. */
export function readSampler({
  OTEL_TRACES_SAMPLER: name = 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: argument = '1',
}: NodeJS.ProcessEnv): Sampler {
  const root = samplers[name.replace(/^parentbased_/, '')]?.(ratioOf(argument));
  if (!root) {
    throw new StartProblem(
      `OTEL_TRACES_SAMPLER is not known: use one of ${Object.keys(samplers).join(', ')}, or one of them after parentbased_.`,
    );
  }
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

const samplers: Partial<Record<string, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
};

function ratioOf(argument: string): number {
  const ratio = Number(argument);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new StartProblem('OTEL_TRACES_SAMPLER_ARG has to be a number from 0 to 1.');
}
