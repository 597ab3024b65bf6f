import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { readSampler } from './readSampler';
import type { Ended, OpenSpan, Tracing } from './tracing';

const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER } as const;
const farewellMs = 3_000;
const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends traces by OTLP, as the standard variables of OpenTelemetry say. Load this file only then: the packages take
 * memory and time.
 */
export function startTracing(environment: NodeJS.ProcessEnv): Tracing {
  const provider = new TracerProvider({
    sampler: readSampler(environment),
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come before our name
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'local-offers' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('local-offers');
  const present = new AsyncLocalStorage<Span>();
  const inside = (span: Span | undefined) => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);
  return {
    begin(name, kind, parent) {
      const context = remoteContext(parent) ?? inside(present.getStore());
      return openSpan(tracer.startSpan(name, { kind: kinds[kind] }, context), present);
    },
    follow() {
      const span = present.getStore();
      if (!span?.isRecording()) return undefined;
      return (name, begunAt, ended) => {
        const options = { kind: SpanKind.CLIENT, startTime: performance.timeOrigin + begunAt };
        end(tracer.startSpan(name, options, inside(span)), ended);
      };
    },
    traceparent: () => {
      const span = present.getStore();
      return span && traceparentOf(span);
    },
    close: () => provider.forceFlush({ timeoutMillis: farewellMs }).then(() => provider.shutdown()),
  } satisfies Tracing;
}

function openSpan(span: Span, present: AsyncLocalStorage<Span>): OpenSpan {
  return {
    traceparent: traceparentOf(span),
    run: (work) => present.run(span, work),
    end: (ended) => {
      end(span, ended);
    },
  };
}

function end(span: Span, { name, attributes = {}, failed = false }: Ended): void {
  if (name !== undefined) span.updateName(name);
  span.setAttributes(attributes);
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function remoteContext(traceparent: string | undefined): typeof ROOT_CONTEXT | undefined {
  const [, traceId, spanId, flags] = traceparentForm.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
