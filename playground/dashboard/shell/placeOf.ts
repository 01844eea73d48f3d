/** Where a service is, as people say it: by its port on this computer, else by its host. */
export const placeOf = ({ port, host }: Pick<URL, 'port' | 'host'>): string =>
  port === '' ? `on ${host}` : `on port ${port}`
