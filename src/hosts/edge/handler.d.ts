/** Installed only to build for Cloudflare. */
declare module '@astrojs/cloudflare/handler' {
  export function handle(
    request: Request,
    environment: Readonly<Record<string, unknown>>,
    context: unknown,
  ): Promise<Response>;
}
