import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Settings } from './draft.ts'

const previewSchema = v.object({
  subject: v.string(),
  text: v.string(),
  from: v.optional(v.object({ name: v.string(), address: v.optional(v.string()) })),
})

export type Channel = 'email' | 'sms'

/** Where a message with these settings is shown as people would get it. */
export function previewUrl(settings: Settings, channel: Channel, form: 'html' | 'json'): string {
  const { emailCustomizationParams: email, smsCustomizationParams: sms } = settings
  const query = {
    channel,
    form,
    appName: email?.appName,
    senderName: settings.sendFromEmailSenderName,
    senderAddress: settings.sendFromEmailAddress,
    replyTo: settings.replyToEmailAddress,
    logoUrl: email?.logoUrl,
    magicLinkTemplate: email?.magicLinkTemplate,
    smsTemplate: sms?.template,
    seconds: String(settings.otpExpirationSeconds ?? 300),
  }
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/dashboard/preview?${new URLSearchParams(given)}`
}

/** Subject, sender and plain text of a message with these settings. */
export function usePreview(settings: Settings, channel: Channel) {
  const url = previewUrl(settings, channel, 'json')
  return useQuery({
    queryKey: ['preview', url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal })
      if (!response.ok) throw new Error(`the preview answered ${response.status}`)
      return v.parse(previewSchema, await response.json())
    },
    placeholderData: keepPreviousData,
  })
}
