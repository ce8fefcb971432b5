import type { LaunchOptions } from '@playwright/test'

/** For `test.use({ launchOptions: fakeDevices })`: a browser with a camera and a microphone that are made up, and allowed. */
export const fakeDevices = async ({ launchOptions }: { launchOptions: LaunchOptions }, use: (options: LaunchOptions) => Promise<void>) =>
  use({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
