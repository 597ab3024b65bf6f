/** True if the standard variables of OpenTelemetry say where traces go. */
export function isTracingWanted(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER = 'otlp' } = environment;
  const endpoint = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? '';
  return endpoint !== '' && OTEL_SDK_DISABLED?.toLowerCase() !== 'true' && OTEL_TRACES_EXPORTER === 'otlp';
}
