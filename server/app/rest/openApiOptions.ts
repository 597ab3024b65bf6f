import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

/** The head of the OpenAPI document; its paths come from the routes themselves. */
export function openApiOptions(publicUrl: string): FastifyDynamicSwaggerOptions {
  return {
    mode: 'dynamic',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Local Offers',
        version: '1',
        description:
          'The documented REST paths. Dates are DD/MM/YYYY, prices decimals in Australian dollars, 9999 stands for ' +
          '"unlimited" in numberOfCoupons and for "no index" in adIndex. Refusals are application/problem+json.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: true,
  };
}
