import type { ComponentType } from 'react'
import { Navigate } from 'react-router-dom'

/** A page that is another address of a view. */
export const leadTo = (address: string): ComponentType =>
  function LeadTo() {
    return <Navigate to={address} replace />
  }
