import type { ReactNode } from 'react';
import { accreditation } from './content.ts';
import * as css from './page.module.css';

const { grade, cgpa, outOf, accredited, validUntil } = accreditation;

interface CertificateProps {
  /** The text alternative of the drawing. */
  alt: string;
}

/** Renders the frame that both certificates share: border, waves, seal. */
function CertificateFrame({ alt, children }: CertificateProps & { children: ReactNode }) {
  return (
    <svg className={css.drawing} viewBox="0 0 640 452" width="640" height="452" role="img" aria-label={alt}>
      <path className={css.paper} d="M0 0h640v452H0z" />
      <path className={css.frame} d="M16 16h608v420H16z" />
      <path className={css.inner} d="M26 26h588v400H26z" />
      <path
        className={css.swell}
        d="M27 384q24-12 49 0t49 0 49 0 49 0 49 0 49 0 49 0 49 0 49 0 49 0 49 0 48 0M27 400q24-12 49 0t49 0 49 0 49 0 49 0 49 0 49 0 49 0 49 0 49 0 49 0 48 0"
      />
      {children}
      <g transform="translate(548 346)">
        <path className={css.ribbon} d="m-22 26-14 50 20-8 12 18 8-52zM22 26l14 50-20-8-12 18-8-52z" />
        <circle className={css.seal} r="42" />
        <circle className={css.sealRing} r="34" />
        <text className={css.sealGrade} y="11" textAnchor="middle">
          {grade}
        </text>
      </g>
    </svg>
  );
}

/** Renders the certificate of accreditation. */
export function AccreditationCertificate({ alt }: CertificateProps) {
  return (
    <CertificateFrame alt={alt}>
      <g textAnchor="middle">
        <text className={css.small} x="320" y="74">
          National Assessment and Accreditation Council
        </text>
        <text className={css.large} x="320" y="124">
          Certificate of Accreditation
        </text>
        <text className={css.small} x="320" y="166">
          awarded to
        </text>
        <text className={css.name} x="320" y="206">
          VIIT
        </text>
        <text className={css.small} x="320" y="248">
          with a CGPA of {cgpa} on a scale of {outOf}
        </text>
        <text className={css.name} x="320" y="292">
          Grade {grade}, third cycle
        </text>
        <text className={css.small} x="290" y="340">
          {accredited}, valid until {validUntil}
        </text>
      </g>
    </CertificateFrame>
  );
}

/** Angle of a CGPA on the half circle, in degrees from its start. */
const angleOf = (points: number): number => (points / 4) * 180;

/** Renders the grade certificate with the CGPA on a half-circle dial. */
export function GradeCertificate({ alt }: CertificateProps) {
  return (
    <CertificateFrame alt={alt}>
      <g textAnchor="middle">
        <text className={css.large} x="320" y="84">
          Grade Certificate
        </text>
        <text className={css.small} x="320" y="116">
          Third cycle of accreditation
        </text>
        <g transform="translate(320 306)">
          <path className={css.dial} d="M-124 0a124 124 0 0 1 248 0" pathLength="4" />
          <path className={css.reached} d="M-124 0a124 124 0 0 1 248 0" pathLength="4" strokeDasharray={`${cgpa} 4`} />
          {[0, 1, 2, 3, 4].map((points) => (
            <g key={points} transform={`rotate(${angleOf(points)})`}>
              <path className={css.tick} d="M-146 0h-8" />
              <text className={css.tickText} transform={`translate(-168 0) rotate(${-angleOf(points)})`} y="6">
                {points}
              </text>
            </g>
          ))}
          <path className={css.mark} d="m-104 0-22-9v18z" transform={`rotate(${angleOf(Number(cgpa))})`} />
          <text className={css.points} y="-26">
            {cgpa}
          </text>
          <text className={css.small} y="0">
            of {outOf}
          </text>
        </g>
        <text className={css.small} x="290" y="356">
          {accredited} to {validUntil}
        </text>
      </g>
    </CertificateFrame>
  );
}
