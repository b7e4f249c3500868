{{/* Labels of an object; `role` is web, worker or migration. */}}
{{- define "tingkat.labels" -}}
{{ include "tingkat.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{/* Labels by which services and policies find the pods of a role. */}}
{{- define "tingkat.selector" -}}
app.kubernetes.io/name: tingkat
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "tingkat.image" -}}
{{- with .Values.image -}}
{{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}
{{- end -}}
{{- end }}

{{/* Settings that all pods share. The pods get no token of a service account of the cluster. */}}
{{- define "tingkat.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
terminationGracePeriodSeconds: 30
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
imagePullSecrets: {{ toJson .Values.imagePullSecrets }}
nodeSelector: {{ toJson .Values.nodeSelector }}
tolerations: {{ toJson .Values.tolerations }}
volumes:
  - name: secrets
    secret:
      secretName: {{ .Values.secret.name }}
      # 0440 in octal; YAML 1.2 reads a leading zero as decimal.
      defaultMode: 288
  - name: tmp
    emptyDir: { sizeLimit: 512Mi }
  - name: data
    emptyDir: { sizeLimit: 256Mi }
  - name: media
    emptyDir: { sizeLimit: 1Gi }
{{- end }}

{{/* Settings that the containers of all pods share. */}}
{{- define "tingkat.container" -}}
image: {{ include "tingkat.image" .root | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
env:
  - { name: NODE_ENV, value: production }
  - { name: ROLE, value: {{ .role }} }
  - { name: METRICS_PORT, value: {{ .root.Values.metrics.port | quote }} }
  - { name: METRICS_HOST, value: 0.0.0.0 }
  {{- range $name, $value := .root.Values.settings }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
  {{- range $name, $key := .root.Values.secret.keys }}
  - { name: {{ $name }}_FILE, value: /run/secrets/tingkat/{{ $key }} }
  {{- end }}
volumeMounts:
  - { name: secrets, mountPath: /run/secrets/tingkat, readOnly: true }
  - { name: tmp, mountPath: /tmp }
  - { name: data, mountPath: /data }
  - { name: media, mountPath: /media }
{{- end }}
