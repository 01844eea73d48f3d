import * as v from 'valibot'

/** How somebody who is invited will use the organization. Spec: Submit endpoints › create_invitations `accessType`. */
export const accessType = v.picklist(['ACCESS_TYPE_WEB', 'ACCESS_TYPE_API', 'ACCESS_TYPE_ALL'])
