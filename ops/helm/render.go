// Renders the chart for its test where Helm cannot be installed: the same template language (Go's
// text/template) with the few functions that the chart uses. It checks no schema of Kubernetes.
//
//	go run ops/helm/render.go CHART < input.json
//
// The input has Values, Chart and Release; the output is all documents.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"
)

func main() {
	if err := render(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func render(chart string) error {
	var input map[string]interface{}
	decoder := json.NewDecoder(os.Stdin)
	decoder.UseNumber()
	if err := decoder.Decode(&input); err != nil {
		return err
	}
	set := template.New("chart").Option("missingkey=error")
	set.Funcs(functions(set))
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	if err != nil {
		return err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if _, err := set.New(filepath.Base(file)).Parse(string(text)); err != nil {
			return err
		}
	}
	for _, file := range files {
		if filepath.Ext(file) != ".yaml" {
			continue
		}
		fmt.Println("---")
		if err := set.ExecuteTemplate(os.Stdout, filepath.Base(file), input); err != nil {
			return err
		}
		fmt.Println()
	}
	return nil
}

// functions returns template functions with the names, arguments and results of those in Helm.
func functions(set *template.Template) template.FuncMap {
	return template.FuncMap{
		"include": func(name string, data interface{}) (string, error) {
			var text strings.Builder
			err := set.ExecuteTemplate(&text, name, data)
			return text.String(), err
		},
		"nindent": func(spaces int, text string) string {
			indent := "\n" + strings.Repeat(" ", spaces)
			return indent + strings.ReplaceAll(text, "\n", indent)
		},
		"quote":  func(value interface{}) string { return fmt.Sprintf("%q", fmt.Sprint(value)) },
		"list":   func(items ...interface{}) []interface{} { return items },
		"toJson": func(value interface{}) (string, error) { text, err := json.Marshal(value); return string(text), err },
		"default": func(fallback, value interface{}) interface{} {
			if value == nil || value == "" {
				return fallback
			}
			return value
		},
		"dict": func(pairs ...interface{}) map[string]interface{} {
			dict := map[string]interface{}{}
			for i := 0; i+1 < len(pairs); i += 2 {
				dict[pairs[i].(string)] = pairs[i+1]
			}
			return dict
		},
	}
}
